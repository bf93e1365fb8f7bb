import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failedWith } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { authApi } from './auth-api.ts'

/** Of the browser's voice: characters that make no word have to be told apart. */
const SPEECH_RATE = 0.7

/** Says characters one by one with the browser's voice; false where it has none. */
function speak(characters: string, language: string): Promise<boolean> {
  if (typeof speechSynthesis === 'undefined') return Promise.resolve(false)
  const utterance = new SpeechSynthesisUtterance([...characters].join(', '))
  utterance.lang = language
  utterance.rate = SPEECH_RATE
  speechSynthesis.cancel()
  return new Promise((resolve) => {
    utterance.onend = () => resolve(true)
    // Cut short by another picture or a closed dialog, it was heard all the same.
    utterance.onerror = ({ error }) => resolve(error === 'canceled' || error === 'interrupted')
    speechSynthesis.speak(utterance)
  })
}

async function play(address: string, audio: HTMLAudioElement): Promise<boolean> {
  audio.src = address
  return audio.play().then(
    () => true,
    () => false,
  )
}

/**
 * The captcha to the ear: the shop's recording, or its characters by the browser's voice. They are neither shown nor kept. `listen` gives
 * why nothing can be heard, or null.
 */
export function useSpokenCaptcha() {
  const { t, i18n } = useTranslation('auth')
  const [spoken, { isLoading }] = useSensitiveMutation(authApi.endpoints.authRandomCodeSpoken)
  const [audio] = useState(() => new Audio())
  const latest = useRef('')

  const stop = () => {
    latest.current = ''
    audio.pause()
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: silent once it is gone
  useEffect(() => stop, [])

  return {
    busy: isLoading,
    stop,
    async listen(imageId: string): Promise<string | null> {
      latest.current = imageId
      const { data, error } = await spoken({ image_id: imageId })
      // Another picture has come meanwhile.
      if (latest.current !== imageId) return null
      if (error) return failedWith(error, 'CODE_INVALID') ? t('captcha.old') : failureText(error)
      const { audio_url, answer } = data
      const heard = audio_url !== null ? play(audio_url, audio) : answer !== null && speak(answer, i18n.language)
      return (await heard) ? null : t('captcha.cantSpeak')
    },
  }
}
