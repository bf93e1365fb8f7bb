import { CONTROL_BASE } from '../../control/base.ts'
import type { CachedBody } from './cached-body.ts'
import type { StaticFiles } from './static-files.ts'

/** The workbench's pages by their address; their scripts and styles are below `/__mock/ui/`. */
const PAGES: Readonly<Record<string, string>> = {
  '': '/index.html',
  '/': '/index.html',
  '/enter': '/enter.html',
  '/shell': '/shell.html',
  '/docs': '/docs.html',
}
const FILES = '/ui/'

/** The workbench's file for a path; null for a path of the control API. */
export async function findWorkbenchFile(files: StaticFiles, path: string): Promise<CachedBody | null> {
  const below = path.slice(CONTROL_BASE.length)
  const page = PAGES[below]
  if (page !== undefined) return files.get(page)
  return below.startsWith(FILES) ? files.get(below.slice(FILES.length - 1)) : null
}
