/** No world can be saved there; the message is for the user who started the mock. */
export class PersistenceRefused extends Error {}
