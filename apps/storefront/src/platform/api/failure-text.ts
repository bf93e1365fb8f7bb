import type { ErrorName } from '@nusaria/contracts/errors'
import { type I18n, i18n } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { toast } from '../toast.ts'
import { type Failure, failedWith } from './failure.ts'

/** The number of tries left or the time to wait chooses the text by `context`; without such a text, that without context counts. */
function textOptions({ params }: Extract<Failure, { kind: 'business' }>): Readonly<Record<string, string | number>> {
  if (typeof params.left === 'number') return { ...params, context: params.left > 0 ? 'left' : 'none' }
  if (typeof params.seconds !== 'number') return params
  const minutes = Math.ceil(params.seconds / 60)
  return { ...params, minutes, context: params.seconds > 120 ? 'minutes' : 'seconds' }
}

/** The text for the shopper: by error code in the current language, else the server's own message, else one that fits every refusal. Needs the namespaces `errors` and `common`. */
function translateFailure(failure: Failure, { t, exists }: I18n): string {
  if (failure.kind === 'session') return t('errors:401')
  if (failure.kind !== 'business') return t(`common:failure.${failure.kind}`)
  const key = `errors:${failure.code}`
  return exists(key) ? t(key as 'errors:401', textOptions(failure)) : failure.msg || t('common:failure.contract')
}

/** Suspends until the texts are loaded. */
export function useFailureText(): (failure: Failure) => string {
  const { i18n: texts } = useTranslation(['errors', 'common'])
  return (failure) => translateFailure(failure, texts)
}

export async function failureText(failure: Failure): Promise<string> {
  await i18n.loadNamespaces(['errors', 'common'])
  return translateFailure(failure, i18n)
}

export async function toastFailure(failure: Failure, except: readonly ErrorName[] = []): Promise<void> {
  if (failedWith(failure, ...except)) return
  toast.error(await failureText(failure))
}

/** The same for a call with toasts: a refusal has shown its own, and an ended session opens the login. */
export async function toastUnlessShown(failure: Failure): Promise<void> {
  if (failure.kind !== 'business' && failure.kind !== 'session') await toastFailure(failure)
}
