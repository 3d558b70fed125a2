// Numbers with their noun, in the singular where there is one.

/** `1 diamond`, `3 diamonds`; `many` where the plural is another word than with an s. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
