import { useTranslation } from 'react-i18next'
import type { Failure } from './failure.ts'
import { failureTextOptions } from './failure-text-options.ts'

/** Gives what a failure says to the shopper: the text of its code in the current language, else the server's own message. Suspends until the texts are here. */
export function useFailureText(): (failure: Failure) => string {
  const { t, i18n } = useTranslation(['errors', 'common'])
  return (failure) => {
    if (failure.kind === 'session') return t('errors:401')
    if (failure.kind !== 'business') return t(`common:failure.${failure.kind}`)
    const key = `errors:${failure.code}`
    return i18n.exists(key) ? t(key as 'errors:401', failureTextOptions(failure)) : failure.msg
  }
}
