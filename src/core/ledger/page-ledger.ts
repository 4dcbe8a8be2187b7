import { createLedger } from './ledger';

/** The one ledger of the page. Always in a chunk that several share, so it is there once even when a leaf is fetched twice. */
export const pageLedger = createLedger();
