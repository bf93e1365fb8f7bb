import type { ImageReply } from '@nusaria/contracts/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failedWith, toFailure } from '#platform/api/failure.ts'
import { failureText } from '#platform/api/failure-text.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { authApi, useAuthRandomCodeMutation } from '#session/api.ts'
import { type CodeRequest, findCountryCode, toTypeId } from '#session/sent-code.ts'

export interface CaptchaPicture {
  readonly id: string
  /** for an `<img>` */
  readonly src: string
}

function toPicture({ contentType, imageId, bytes }: ImageReply): CaptchaPicture {
  return { id: imageId, src: `data:${contentType},${contentType.includes('base64') ? bytes : encodeURIComponent(bytes)}` }
}

/** Only the answer to the last picture counts. */
export function useCaptcha({ account, kind }: CodeRequest) {
  const [fetchPicture] = useAuthRandomCodeMutation()
  /** null while it loads, and after a failure */
  const [picture, setPicture] = useState<CaptchaPicture | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const request = latest.current
    setPicture(null)
    setFailure(null)
    const country_code = findCountryCode(kind)
    const reply = await fetchPicture({ account, type_id: toTypeId(kind), ...(country_code ? { country_code } : {}) })
    if (request !== latest.current) return
    if (reply.data) setPicture(toPicture(reply.data))
    else setFailure(toFailure(reply.error) ?? { kind: 'network' })
  }, [fetchPicture, account, kind])

  useEffect(() => {
    void load()
    return () => {
      latest.current += 1
    }
  }, [load])

  return { picture, failure, reload: () => void load() } as const
}

/** Slow, because single characters are hard to tell apart. */
const SPEECH_RATE = 0.7

/** Reads characters out with the browser's voice; false when it has none. */
function speak(characters: string, language: string): Promise<boolean> {
  if (typeof speechSynthesis === 'undefined') return Promise.resolve(false)
  const utterance = new SpeechSynthesisUtterance([...characters].join(', '))
  utterance.lang = language
  utterance.rate = SPEECH_RATE
  speechSynthesis.cancel()
  return new Promise((resolve) => {
    utterance.onend = () => resolve(true)
    // Another picture or the closed dialog stopped it: that is no failure.
    utterance.onerror = ({ error }) => resolve(error === 'canceled' || error === 'interrupted')
    speechSynthesis.speak(utterance)
  })
}

function playAudio(address: string, audio: HTMLAudioElement): Promise<boolean> {
  audio.src = address
  return audio.play().then(
    () => true,
    () => false,
  )
}

/** The shop's recording, or the characters by the browser's voice; neither shown nor stored. `play` gives why nothing can be heard, or null. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: stops on unmount
  useEffect(() => stop, [])

  return {
    busy: isLoading,
    stop,
    async play(imageId: string): Promise<string | null> {
      latest.current = imageId
      const { data, error } = await spoken({ image_id: imageId })
      // Another picture was loaded meanwhile.
      if (latest.current !== imageId) return null
      if (error) return failedWith(error, 'CODE_INVALID') ? t('captcha.old') : failureText(error)
      const { audio_url, answer } = data
      const heard = audio_url !== null ? playAudio(audio_url, audio) : answer !== null && speak(answer, i18n.language)
      return (await heard) ? null : t('captcha.cantSpeak')
    },
  }
}
