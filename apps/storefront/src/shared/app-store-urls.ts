/** Where the apps are to be had unless a deployment says so (`VITE_IOS_URL`, `VITE_ANDROID_URL`). */
export const APP_STORE_URLS = { ios: 'https://nusaria.example/app/ios', android: 'https://nusaria.example/app/android' } as const
