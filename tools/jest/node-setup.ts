import { jest } from '@jest/globals';

/** Jest takes `testTimeout` from the command line or the root configuration only; hooks that make a database need more than 5 s. */
jest.setTimeout(120_000);
