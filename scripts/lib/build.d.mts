export function buildStale(names: readonly ('storefront' | 'checked' | 'offline' | 'server')[]): Promise<string[]>
