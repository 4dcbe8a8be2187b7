/** The platform's numbers of the pages that a password or a membership opens. */
export const LOCK_PAGES = { lockScreen: 103, protectedContent: 105, membersOnly: 106 } as const;
