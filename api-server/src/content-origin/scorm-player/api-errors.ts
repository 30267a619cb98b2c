import type { ScormVersion } from '@shared-kit/contracts/scorm';

/** Texts of the error codes (RTE 1.2, 3.3.5; RTE 2004, 3.1.7). */
export const errorTexts: Readonly<Record<ScormVersion, Readonly<Record<string, string>>>> = {
  '1.2': {
    '0': 'No error',
    '101': 'General exception',
    '201': 'Invalid argument error',
    '202': 'Element cannot have children',
    '203': 'Element not an array - cannot have count',
    '301': 'Not initialized',
    '401': 'Not implemented error',
    '402': 'Invalid set value, element is a keyword',
    '403': 'Element is read only',
    '404': 'Element is write only',
    '405': 'Incorrect Data Type',
  },
  '2004': {
    '0': 'No Error',
    '101': 'General Exception',
    '102': 'General Initialization Failure',
    '103': 'Already Initialized',
    '104': 'Content Instance Terminated',
    '111': 'General Termination Failure',
    '112': 'Termination Before Initialization',
    '113': 'Termination After Termination',
    '122': 'Retrieve Data Before Initialization',
    '123': 'Retrieve Data After Termination',
    '132': 'Store Data Before Initialization',
    '133': 'Store Data After Termination',
    '142': 'Commit Before Initialization',
    '143': 'Commit After Termination',
    '201': 'General Argument Error',
    '301': 'General Get Failure',
    '351': 'General Set Failure',
    '391': 'General Commit Failure',
    '401': 'Undefined Data Model Element',
    '402': 'Unimplemented Data Model Element',
    '403': 'Data Model Element Value Not Initialized',
    '404': 'Data Model Element Is Read Only',
    '405': 'Data Model Element Is Write Only',
    '406': 'Data Model Element Type Mismatch',
    '407': 'Data Model Element Value Out Of Range',
    '408': 'Data Model Dependency Not Established',
  },
};

/** Codes of calls in the wrong state of the visit: before it has begun, and after it has ended. */
export const stateErrors = {
  '1.2': {
    initialize: { running: 101, terminated: 101 },
    terminate: { waiting: 301, terminated: 301 },
    get: { waiting: 301, terminated: 301 },
    set: { waiting: 301, terminated: 301 },
    commit: { waiting: 301, terminated: 301 },
    failedCommit: 101,
    failedTermination: 101,
  },
  '2004': {
    initialize: { running: 103, terminated: 104 },
    terminate: { waiting: 112, terminated: 113 },
    get: { waiting: 122, terminated: 123 },
    set: { waiting: 132, terminated: 133 },
    commit: { waiting: 142, terminated: 143 },
    failedCommit: 391,
    failedTermination: 111,
  },
} as const;

export const GENERAL_EXCEPTION = 101;
export const INVALID_ARGUMENT = 201;
