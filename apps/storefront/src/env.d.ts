/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_HOST?: 'offline'
  readonly VITE_CHECK_REPLIES?: '1'
  readonly VITE_RSA_PUBLIC_KEY?: string
  /** From the other `VITE_*` variables: `vite/build-config.ts`. */
  readonly BUILD_CONFIG?: import('@nusaria/server/site/config-schema').ConfigFile
}

declare module 'virtual:page-files' {
  /** The scripts and style sheets of each part of the page, below the base path, by the module that the part begins with. */
  export const files: Readonly<Record<string, readonly string[] | undefined>>
  /** The scripts of the first load; the last one is the entry. */
  export const firstScripts: readonly string[]
  /** The style sheets of the first load, in their order. */
  export const firstStyles: readonly string[]
  /** The script that loads all others of a served page. */
  export const starter: string
  /** The text of each style sheet. */
  export const styles: Readonly<Record<string, string | undefined>>
  /** The folder of the texts. */
  export const texts: string
}
