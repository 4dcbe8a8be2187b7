/** The cost of one more request, in bytes: for the files of a site, and for what the table of universal chunks costs. */
export const REQUEST_BYTES = 1500;
