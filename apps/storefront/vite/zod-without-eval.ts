import { fileURLToPath } from 'node:url'

/** An alias for a Vite build of pages: zod, set up to compile no functions, which their security policy forbids. */
export const zodWithoutEval = { find: /^zod$/, replacement: fileURLToPath(new URL('zod-in-pages.ts', import.meta.url)) }
