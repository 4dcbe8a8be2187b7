/** Events that the late features answer, and that a visitor waits for. */
export const LATE_REQUESTS =
  'popup:show popup:shown system-error:show api:authorization-failed api:failed style:failed cart:add';
