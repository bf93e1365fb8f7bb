/** What every seeded member begins with. */
export const SEEDED_PASSWORD = 'Nusaria#1'
export const NEW_PASSWORD = 'Baru.2026'
