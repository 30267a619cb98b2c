import { createContext, useContext } from 'react';

export interface FieldWiring {
  controlId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** Returns the attributes that connect a control to the label, hint and error of the surrounding Field. */
export function useFieldControl(own: { id?: string | undefined; required?: boolean | undefined }) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'aria-required': own.required || field?.isRequired || undefined,
  };
}
