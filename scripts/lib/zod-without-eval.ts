import { root } from './root.ts'

/** An alias for a Vite build of pages: zod, set up to compile no functions, which their security policy forbids. */
export const zodWithoutEval = { find: /^zod$/, replacement: `${root}/contracts/src/zod-without-eval.ts` }
