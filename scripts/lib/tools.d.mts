export function installTools(name: 'browser' | 'openapi' | 'gallery' | 'lighthouse'): string
