import { z } from 'zod/v4'

// In pages this module stands in for zod: their security policy forbids the functions that zod would compile.
z.config({ jitless: true })

export * from 'zod/v4'
export { z }
