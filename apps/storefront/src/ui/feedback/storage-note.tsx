import { useSyncExternalStore } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { hasUnstored, onStorageWrite } from '#platform/state/browser-storage.ts'
import { Note } from './note.tsx'

const useHasUnstored = () => useSyncExternalStore(onStorageWrite, hasUnstored, () => false)

/** Where the browser stores nothing: that leaving the page loses what was typed, and the session. */
export function UnstoredText() {
  const { t } = useTranslation()
  return useHasUnstored() ? <span>{t('unstored')}</span> : null
}

export function StorageNote({ className }: { readonly className?: string | undefined }) {
  return useHasUnstored() ? (
    <Note tone="amber" role="status" className={className}>
      <UnstoredText />
    </Note>
  ) : null
}
