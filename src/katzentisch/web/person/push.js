/** This browser is called when it is somebody's turn, although no page is open: its subscription, made and kept fresh. */

import * as api from "../shell/api.js";
import { choose, settings } from "../shell/settings.js";

/** Whether this browser can be called at all, now or once its person agrees. */
export const possible = () =>
  !api.isHere() && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis &&
  Notification.permission !== "denied";

/** What every address is told: language, quiet hours, and how the person's clock goes. */
export const manners = () => ({
  language: /** @type {import("../wire.d.ts").NotificationRequest["language"]} */ (settings.value.language),
  quiet: settings.value.quiet,
  offset: -new Date().getTimezoneOffset(),
});

/** Have this browser called from now on, if its person agrees when asked. */
export async function turnOn() {
  if (await Notification.requestPermission() !== "granted") return;
  choose({ notify: true });
  await renew();
}

/** Have this browser called no more. */
export async function turnOff() {
  const { called } = settings.value;
  choose({ notify: false, called: "" });
  if (called) await api.removeNotificationAddress(called).catch(() => {});
  await (await (await pushes())?.getSubscription())?.unsubscribe();
}

/** Tell the server again how this browser is called: keys, languages and clocks change. Where nobody can be, an open page still calls. */
export async function renew() {
  if (!settings.value.notify || !possible()) return;
  try {
    const { key } = await api.getNotificationSettings();
    const push = await pushes();
    const made = await push?.getSubscription() ??
      await push?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made?.toJSON() ?? {};
    if (!endpoint || !keys) return;
    const { id } = await api.addNotificationAddress({ url: endpoint, key: keys.p256dh, auth: keys.auth, ...manners() });
    choose({ called: id });
  } catch {
    choose({ called: "" });
  }
}

/** Where this browser subscribes, once its service worker is there. */
const pushes = async () => {
  if (!possible()) return null;
  await navigator.serviceWorker.register(api.serviceWorkerUrl());
  return (await navigator.serviceWorker.ready).pushManager;
};
