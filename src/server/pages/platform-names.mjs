const OTHER_NAME = 'blockedspace';

/** Whether a saver has written another word there. @param {string} code */
export const hasOtherNames = (code) => code.includes(OTHER_NAME);

/**
 * Some savers write another word wherever code names the platform, which then finds none of its globals.
 * @param {string} code
 */
export const withPlatformNames = (code) =>
  code.replaceAll(`${OTHER_NAME}_CONTEXT`, 'SQUARESPACE_CONTEXT').replaceAll(OTHER_NAME, 'Squarespace');
