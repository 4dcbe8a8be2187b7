import { PageType } from '../../vocabulary/pages';

/** Pages that a password or a membership opens. */
export const LOCKED_PAGES: readonly unknown[] = [
  PageType.lockScreen,
  PageType.protectedContent,
  PageType.memberAreaAccessDenied,
];
