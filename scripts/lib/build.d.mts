export function buildStale(names: readonly ('storefront' | 'checked' | 'brand' | 'base' | 'offline' | 'server')[]): Promise<string[]>
