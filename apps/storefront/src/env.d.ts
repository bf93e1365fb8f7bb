/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_HOST?: 'offline'
  readonly VITE_CHECK_REPLIES?: '1'
  readonly VITE_STORE_NO?: string
  readonly VITE_ABOUT_URL?: string
  readonly VITE_RSA_PUBLIC_KEY?: string
  readonly VITE_IOS_URL?: string
  readonly VITE_ANDROID_URL?: string
  readonly VITE_APP_SCHEME?: string
  readonly VITE_ANDROID_PACKAGE?: string
}
