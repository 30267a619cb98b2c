// No imports from other folders: the lesson player of the content origin loads these files directly.
export { codeOf, dataModel, dataModels, faultsInData, isOfLesson } from './data-model.ts';
export type { DataModel, ModelFault, ModelStart, Read, SharedStore } from './data-model.ts';
export type { DataModelTable, Element, ScormVersion } from './element.ts';
export { elementName } from './element-name.rules.ts';
export { endsPackage } from './lesson-end.rules.ts';
export { LONGEST_SUSPEND_DATA, periodOf, secondsOf } from './value-formats.rules.ts';
