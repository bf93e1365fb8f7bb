import type { ErrorName } from '@nusaria/contracts/errors'
import { i18n } from '../i18n/i18n.ts'
import { toast } from '../ui/feedback/toast.ts'
import type { Failure } from './failure.ts'
import { failedWith } from './failure.ts'
import { failureTextOptions } from './failure-text-options.ts'

/** What a failure says to the shopper: the text of its code in the current language, else the server's own message. */
export async function failureText(failure: Failure): Promise<string> {
  await i18n.loadNamespaces(['errors', 'common'])
  if (failure.kind === 'session') return i18n.t('errors:401')
  if (failure.kind !== 'business') return i18n.t(`common:failure.${failure.kind}`)
  const key = `errors:${failure.code}`
  return i18n.exists(key) ? i18n.t(key as 'errors:401', failureTextOptions(failure)) : failure.msg
}

/** Says why a call failed, unless the page says it itself for one of the `quiet` errors. */
export async function toastFailure(failure: Failure, quiet: readonly ErrorName[] = []): Promise<void> {
  if (failedWith(failure, ...quiet)) return
  const text = await failureText(failure)
  if (text) toast.error(text)
}
