import { z } from 'zod'

/** The version of the messages below that have one. An app ignores a version and a type that it doesn't know. */
export const SHELL_VERSION = 1
const version = z.literal(SHELL_VERSION)

/**
 * What an app may be able to do for the page: open an address outside of it, save a file, print the page, and show a file chooser for
 * `<input type="file">`. The page posts the message of the same name only to an app that says so; a file chooser has no message.
 */
export const SHELL_CAPABILITIES = ['openUrl', 'download', 'print', 'fileChooser'] as const
export type ShellCapability = (typeof SHELL_CAPABILITIES)[number]

/** The page is ready for the shell's message. Sent once a load. */
export const ShellReady = z.strictObject({ type: z.literal('webViewReady') })
/** The name of the page that is open. */
export const ShellPageTitle = z.strictObject({ type: z.literal('pageTitle'), title: z.string() })
/** Opens an address in another app: a browser, WhatsApp, the mail app. */
export const ShellOpenUrl = z.strictObject({ type: z.literal('openUrl'), version, url: z.string() })
/** Saves a file where the shopper finds it. The app answers with a `ShellResult` of the same id. */
export const ShellDownload = z.strictObject({
  type: z.literal('download'),
  version,
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  /** The file, in base64. */
  data: z.base64(),
})
/** Prints the page that is shown. `title`: the name of the print job. */
export const ShellPrint = z.strictObject({ type: z.literal('print'), version, title: z.string() })

/** A message from the page to the native shell, as JSON text. */
export const PageToShellMessage = z.discriminatedUnion('type', [ShellReady, ShellPageTitle, ShellOpenUrl, ShellDownload, ShellPrint])
export type PageToShellMessage = z.output<typeof PageToShellMessage>

/** Longest message that is read, in characters. */
export const SHELL_MESSAGE_MAX = 65_536

/**
 * A message from the native shell to the page, as JSON text. `Token`: of the member in the app; missing or empty for a guest.
 * `Language`: a BCP 47 tag such as `id` or `zh-CN`. `capabilities`: names of `SHELL_CAPABILITIES`; others are ignored. Other fields have the shell's
 * own names and are kept unchanged.
 */
export const ShellMessage = z
  .object({
    Token: z.string().max(4_096).nullish(),
    Language: z.string().max(35).nullish(),
    capabilities: z.array(z.string().max(64)).max(64).nullish(),
  })
  .catchall(z.json())
export type ShellMessage = z.output<typeof ShellMessage>

/** What became of a message with this id. */
export const ShellResult = z.strictObject({ type: z.literal('result'), version, id: z.string().max(64), ok: z.boolean() })
export type ShellResult = z.output<typeof ShellResult>

/** The schema of what a shell sent: its results have a type, its other messages have none. */
export function shellMessageSchema(json: unknown): typeof ShellResult | typeof ShellMessage {
  return typeof json === 'object' && json !== null && 'type' in json && json.type === 'result' ? ShellResult : ShellMessage
}

/** The fields that the page stores: all except the Token. */
export type ShellData = Readonly<Record<string, z.output<ReturnType<typeof z.json>>>>
