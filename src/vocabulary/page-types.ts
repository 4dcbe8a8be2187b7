/** The platform's number of the page that it shows for an address without one. */
export const NOT_FOUND_PAGE = 100;

/** The platform's numbers of the pages that a password or a membership opens. */
export const LOCK_PAGES = { lockScreen: 103, protectedContent: 105, membersOnly: 106 } as const;
