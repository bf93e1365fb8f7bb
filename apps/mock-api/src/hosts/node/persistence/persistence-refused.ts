/** No world can be kept there: why, in words for whoever started. */
export class PersistenceRefused extends Error {}
