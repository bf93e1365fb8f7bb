import { z } from 'zod'

/** The page is ready for the shell's message. Sent once a load. */
export const ShellReady = z.strictObject({ type: z.literal('webViewReady') })
/** The name of the page that is open. */
export const ShellPageTitle = z.strictObject({ type: z.literal('pageTitle'), title: z.string() })

/** A message from the page to the native shell, as JSON text. */
export const PageToShellMessage = z.discriminatedUnion('type', [ShellReady, ShellPageTitle])
export type PageToShellMessage = z.output<typeof PageToShellMessage>

/** Longest message that is read, in characters. */
export const SHELL_MESSAGE_MAX = 65_536

/**
 * A message from the native shell to the page, as JSON text. `Token`: of the member in the app; missing or empty for a guest.
 * `Language`: a BCP 47 tag such as `id` or `zh-CN`. Other fields have the shell's own names and are kept unchanged.
 */
export const ShellMessage = z.object({ Token: z.string().max(4_096).nullish(), Language: z.string().max(35).nullish() }).catchall(z.json())
export type ShellMessage = z.output<typeof ShellMessage>

/** The fields that the page stores: all except the Token. */
export type ShellData = Readonly<Record<string, z.output<ReturnType<typeof z.json>>>>
