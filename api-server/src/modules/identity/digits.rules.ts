/** Removes all non-digits: '(11) 98634-6796' → '11986346796'. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');
