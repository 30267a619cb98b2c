export { fieldRules } from './field-rules.ts';
export { PasswordField, SelectField, TextAreaField, TextField } from './form-fields.tsx';
export { showServerIssues } from './server-issues.ts';
export { useApiForm } from './use-api-form.ts';
export type { ApiForm, ApiFormOptions } from './use-api-form.ts';
export { useWatch } from 'react-hook-form';
