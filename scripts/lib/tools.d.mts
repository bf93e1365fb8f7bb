type Tools = 'browser' | 'openapi' | 'gallery' | 'lighthouse'
export function installTools(name: Tools, folder?: string): string
export function requireTools(name: Tools, folder?: string): string
