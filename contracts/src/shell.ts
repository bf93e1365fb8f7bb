import { z } from 'zod'

/** What the page tells the native shell around it, as JSON text: the name of the page that is open (spec section 7). */
export const ShellPageTitle = z.strictObject({ type: z.literal('pageTitle'), title: z.string() })
export type ShellPageTitle = z.output<typeof ShellPageTitle>
