export function basePathOption(): { readonly name: string; config(config: { readonly base?: unknown }): { readonly base: string } }
/** Checks the path below which the shop is hosted; a missing slash at its end is added. Throws when it is no such path. */
export function checkBasePath(base: string): string
