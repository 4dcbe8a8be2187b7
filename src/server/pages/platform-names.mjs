/**
 * Some savers write another word wherever code names the platform, which then finds none of its globals.
 * @param {string} code
 */
export const withPlatformNames = (code) =>
  code.replaceAll('blockedspace_CONTEXT', 'SQUARESPACE_CONTEXT').replaceAll('blockedspace', 'Squarespace');
