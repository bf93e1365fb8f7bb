import type { CachedBody } from '@nusaria/static-files/cached-body'
import type { StaticFiles } from '@nusaria/static-files/static-files'
import { CONTROL_BASE } from '../../control/base.ts'

/** The workbench's pages by their address; their scripts and styles are below `/__mock/ui/`. */
const PAGES: Readonly<Record<string, string>> = {
  '': '/index.html',
  '/': '/index.html',
  '/enter': '/enter.html',
  '/shell': '/shell.html',
  '/docs': '/docs.html',
}
const FILES = '/ui/'

/** The page that asks for the token, in place of any other. */
const TOKEN_PAGE = '/token.html'

interface WorkbenchFile {
  readonly file: CachedBody
  /** A page; otherwise one of the files that pages load, which hold no data. */
  readonly isPage: boolean
}

/**
 * The workbench's file for a path; null for a path of the control API.
 * @param locked the request lacks the token
 */
export async function findWorkbenchFile(files: StaticFiles, path: string, locked: boolean): Promise<WorkbenchFile | null> {
  const below = path.slice(CONTROL_BASE.length)
  const page = PAGES[below]
  if (page === undefined && !below.startsWith(FILES)) return null
  const file = await files.get(page === undefined ? below.slice(FILES.length - 1) : locked ? TOKEN_PAGE : page)
  return file && { file, isPage: page !== undefined }
}
