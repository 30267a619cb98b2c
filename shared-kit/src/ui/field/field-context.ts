import { createContext, useContext } from 'react';

export interface FieldWiring {
  controlId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** The attributes that tie a control to the label, hint and error of the Field around it. */
export function useFieldControl(own: { id?: string | undefined; required?: boolean | undefined }) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'aria-required': own.required || field?.isRequired || undefined,
  };
}
