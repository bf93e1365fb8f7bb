export function installTools(name: 'openapi' | 'gallery' | 'lighthouse'): Promise<string>
