import { errorOfCode } from '@nusaria/contracts/errors'
import { i18n } from '../i18n/i18n.ts'
import { toast } from '../ui/toast.ts'
import type { Failure } from './failure.ts'

/** What a failure says to the shopper: the text of its code in the current language, else the server's own message. */
export async function failureText(failure: Failure): Promise<string> {
  await i18n.loadNamespaces(['errors', 'common'])
  if (failure.kind === 'business') {
    const entry = errorOfCode(failure.code)
    return entry ? i18n.t(`errors:${entry.key}`, failure.params) : failure.msg
  }
  return failure.kind === 'session' ? i18n.t('errors:401') : i18n.t(`common:failure.${failure.kind}`)
}

export async function toastFailure(failure: Failure): Promise<void> {
  const text = await failureText(failure)
  if (text) toast.error(text)
}
