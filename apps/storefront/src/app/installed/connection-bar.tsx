import type { Language } from '@nusaria/contracts/headers'
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { recalled } from '#platform/api/stored-replies.ts'
import { useOnline } from '#platform/browser/online.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { BottomNote } from '#ui/feedback/bottom-note.tsx'
import { CONNECTION_TEXT_ID } from '#ui/feedback/online-only.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './connection-bar.module.css'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id', 'zh-CN': 'zh-CN' }

/** When something was known, in the shopper's language and time zone: `12:40`, on an earlier day `22 Nov, 12:40`. Takes ms. */
export function formatStoredAt(at: number, now: number, language: Language): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString()
  const day = sameDay ? {} : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locales[language], { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

/** Whether the page is offline or shows what the device stored. */
export function useConnection() {
  const online = useOnline()
  // Another page shows other replies.
  useLocation()
  const storedAt = useSyncExternalStore(recalled.subscribe, recalled.get)
  const dispatch = useAppDispatch()
  const retry = () => {
    recalled.reset()
    dispatch(api.util.invalidateTags(['Session']))
  }
  const onReturn = useEffectEvent(retry)
  useEffect(() => {
    if (!online) return () => onReturn()
  }, [online])
  return { online, storedAt, retry } as const
}

type Props = ReturnType<typeof useConnection>

/** Says that the shopper is offline, and of when the data on the page is. */
export function ConnectionBar({ online, storedAt, retry }: Props) {
  const { t } = useTranslation('pwa')
  const time = storedAt === null ? '' : formatStoredAt(storedAt, Date.now(), currentLanguage())
  return (
    <BottomNote label={t('offline.label')} className={css.bar}>
      <Icon of={CloudOff} size={18} />
      <p id={CONNECTION_TEXT_ID} role="status">
        {storedAt === null ? t('offline.none') : t(online ? 'offline.unreachable' : 'offline.asOf', { time })}
      </p>
      {online && (
        <Button size="sm" variant="outline" className={css.retry} onClick={retry}>
          {t('offline.retry')}
        </Button>
      )}
    </BottomNote>
  )
}
