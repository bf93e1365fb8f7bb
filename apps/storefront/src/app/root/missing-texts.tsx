import { useEffect, useState } from 'react'
import { i18n } from '../../shared/i18n/i18n.ts'

/**
 * A page whose texts can't be fetched is as good as one whose code can't: this throws, so that the boundary around says so and offers to
 * load it anew, instead of a page of keys. The texts of errors are no page's: without them the server's own words are shown.
 */
export function MissingTexts() {
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const note = (language: string, namespace: string) => {
      if (language === i18n.language && namespace !== 'errors') setMissing(true)
    }
    i18n.on('failedLoading', note)
    return () => i18n.off('failedLoading', note)
  }, [])
  if (missing) throw new Error('The texts of a page failed to load')
  return null
}
