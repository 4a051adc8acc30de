"use client";
import { type ComponentProps, type ComponentType, createContext, useContext } from "react";

/** What the shared components need from an app's router. */
export interface AppRouter {
  readonly Link: ComponentType<ComponentProps<"a"> & { href: string }>;
  /** Returns the path of the current page. */
  usePathname(): string;
  /** Returns a function that opens a page. */
  useNavigate(): (href: string) => void;
}

const RouterContext = createContext<AppRouter | undefined>(undefined);

/** Connects the shared components to the app's router. */
export const AppRouterProvider = RouterContext.Provider;

/** Returns the app's router. */
export function useAppRouter(): AppRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error("Render the component inside <AppRouterProvider>.");
  return router;
}
