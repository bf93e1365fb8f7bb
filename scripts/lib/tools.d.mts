export function installTools(name: 'openapi' | 'gallery'): Promise<string>
