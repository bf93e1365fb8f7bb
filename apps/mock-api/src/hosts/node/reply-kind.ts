import { API_BASE } from '@nusaria/contracts/headers'
import { isBelow } from '@nusaria/server/requests'
import type { ReplyKind } from '@nusaria/server/site/security-headers'
import { CONTROL_BASE } from '../../control/base.ts'
import { MEDIA_BASE } from '../media.ts'
import { STAND_INS } from './pages.ts'

/** What the reply to an address is. */
export function kindOf(url: string, isPage: boolean): ReplyKind {
  if (isBelow(API_BASE, url)) return 'api'
  if (isBelow(CONTROL_BASE, url)) return isPage ? 'control' : 'api'
  if (isBelow(MEDIA_BASE, url)) return 'media'
  if (!isPage) return 'file'
  return STAND_INS.some((base) => isBelow(base, url)) ? 'standIn' : 'page'
}
