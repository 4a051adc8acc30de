"use client";
import { useEffect, useState } from "react";
import { store } from "../design/storage";

const THEME_KEY = "portico-theme";
const THEMES = { system: "System", light: "Light", dark: "Dark" } as const;

function applyTheme(theme: string) {
  if (theme === "system") {
    delete document.documentElement.dataset.theme;
    store(THEME_KEY, null);
  } else {
    document.documentElement.dataset.theme = theme;
    store(THEME_KEY, theme);
  }
}

/** An inline script in the HTML applies the stored theme before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState("system");
  // Read the theme after hydration, because only the browser stores it.
  useEffect(() => setTheme(document.documentElement.dataset.theme ?? "system"), []);
  return (
    <fieldset className="themes">
      <legend className="visually-hidden">Colors</legend>
      {Object.entries(THEMES).map(([key, label]) => (
        <label key={key}>
          <input
            className="visually-hidden"
            type="radio"
            name="theme"
            checked={theme === key}
            onChange={() => {
              applyTheme(key);
              setTheme(key);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
