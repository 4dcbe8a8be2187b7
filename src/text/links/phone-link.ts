/**
 * The address of a link that calls a number.
 * @example phoneLink('(555) 010-1234') // 'tel:5550101234'
 */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
