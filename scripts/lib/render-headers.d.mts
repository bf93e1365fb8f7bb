export type HeaderFormat = 'nginx' | 'caddy' | 'json'
export const HEADER_FORMATS: readonly HeaderFormat[]
export function renderHeaders(format: HeaderFormat, kind: string, headers: Readonly<Record<string, string>>): string
