/** What a link of the editor leads to. */
export const LINK_TYPES = ['Page', 'Web Address', 'Email', 'Phone', 'File'] as const;

export type LinkType = (typeof LINK_TYPES)[number];

/** The fields of a link that writes an email. */
export const EMAIL_LINK_FIELDS = ['To', 'CC', 'BCC', 'Subject', 'Body'] as const;

export type EmailLinkField = (typeof EMAIL_LINK_FIELDS)[number];
