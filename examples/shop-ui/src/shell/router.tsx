"use client";
import { type ComponentProps, type ComponentType, createContext, useContext } from "react";

/** The parts of an app's router that the shared components use. */
export interface AppRouter {
  readonly Link: ComponentType<ComponentProps<"a"> & { href: string }>;
  usePathname(): string;
  useNavigate(): (href: string) => void;
}

const RouterContext = createContext<AppRouter | undefined>(undefined);

export const AppRouterProvider = RouterContext.Provider;

export function useAppRouter(): AppRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error("Render the component inside <AppRouterProvider>.");
  return router;
}
