/** An address on a domain that belongs to nobody (RFC 2606). */
const STAND_IN = /^(?:git\+)?https:\/\/[^/]*\.example\//;

/**
 * The fields of package.json that still have a stand-in for the project's address.
 * @param {Record<string, unknown>} fields
 * @returns {string[]}
 */
export const standIns = (fields) =>
  ['homepage', 'repository', 'bugs'].filter((name) => {
    const value = fields[name];
    const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : value;
    return typeof url !== 'string' || STAND_IN.test(url);
  });
